"""Skymines (Alexander Pfister, Viktor Kobilke): rules, words and computer players."""
