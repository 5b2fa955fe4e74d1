/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** Only on demand: pages that are built beforehand have no database. */
    ctx: import('./server/ctx.ts').Ctx
    requestId: string
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
  }
}
