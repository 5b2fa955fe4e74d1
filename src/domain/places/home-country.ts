/** The country of a search for postcodes that names none. Apart from the list of all countries, which cards do not need. */
export const HOME_COUNTRY = 'AT'
