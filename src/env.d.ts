/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    ctx: import('./server/ctx.ts').Ctx
    requestId: string
    language: import('./i18n/languages.ts').Language
  }
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates when somebody first reaches for a `[data-search]` part (src/islands/directives/interaction.ts). */
    'client:interaction'?: boolean
  }
}
