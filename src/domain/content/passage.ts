/** The most characters of a passage: help, a question or an article in one piece. */
export const PASSAGE_MAX = 500
