/** Messages after a request was sent or failed (specification, section 8). */
export const outcomes = {
  callback: {
    title: 'Demande envoyée avec succès !',
    text: 'Nous vous recontacterons dans les plus brefs délais.',
  },
  contact: {
    title: 'Message envoyé avec succès !',
    text: 'Nous vous répondrons dans les plus brefs délais.',
  },
  failure: {
    title: 'Erreur lors de l’envoi',
    text: 'Veuillez réessayer ou nous contacter directement.',
  },
} as const;

/** A placeholder in the error page, which the server replaces by the problems. */
export const problemsMarker = '<!--problemes-->';
