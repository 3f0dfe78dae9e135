import type { AstroIntegration } from 'astro';

/** Adds `client:interaction`: an island whose script loads only once someone uses it. */
export function interactionDirective(): AstroIntegration {
  return {
    name: 'interaction-directive',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/islands/interaction.ts' });
      },
    },
  };
}
