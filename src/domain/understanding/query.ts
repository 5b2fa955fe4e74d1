/** The maximum length of a sentence, in UTF-16 units. */
export const QUERY_MAX = 2000
/** The maximum length of what a visitor says was meant. */
export const WANTED_MAX = 500
