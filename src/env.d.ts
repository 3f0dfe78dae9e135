/// <reference types="astro/client" />

declare namespace Astro {
  interface ClientDirectives {
    /** Loads the island once someone uses it; a value is the key of a draft that loads it at once. */
    'client:interaction'?: string | true;
  }
}
