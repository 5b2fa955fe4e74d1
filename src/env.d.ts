/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Only on demand: pages that are built beforehand have no database. */
    ctx: import('./server/ctx.ts').Ctx
    requestId: string
    /** What went wrong before a page was begun, for the page that says so. */
    failure?: unknown
    language: import('./i18n/languages.ts').Language
    /** Path of the German page: the address without the language, without a slash at the end. */
    path: string
    contact: { site: string; phone: string; email: string }
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates when somebody first reaches for a `[data-search]` part (src/islands/directives/interaction.ts). */
    'client:interaction'?: boolean
    /** Hydrates after the first paint, when this browser keeps favourites (src/islands/directives/kept.ts). */
    'client:kept'?: boolean
    /** Hydrates after the first paint, or when somebody reaches for it (src/islands/directives/painted.ts). */
    'client:painted'?: boolean
  }
}
