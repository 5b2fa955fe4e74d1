/** The languages of translations; German is the text itself. In a file without schemas: public pages need it. */
export const TRANSLATED = ['gb', 'fr', 'it', 'es', 'pt', 'nl', 'se', 'pl', 'ru', 'tr', 'sa', 'ir', 'cn', 'jp'] as const
