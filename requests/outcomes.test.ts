import { expect, test } from 'vitest';
import { outcomes } from './outcomes.ts';

test('visitors are told what the specification says (section 8)', () => {
  expect(outcomes).toEqual({
    callback: {
      title: 'Demande envoyée avec succès !',
      text: 'Nous vous recontacterons dans les plus brefs délais.',
    },
    contact: {
      title: 'Message envoyé avec succès !',
      text: 'Nous vous répondrons dans les plus brefs délais.',
    },
    failure: {
      title: "Erreur lors de l'envoi",
      text: 'Veuillez réessayer ou nous contacter directement.',
    },
  });
});
