import { z } from 'zod';
import { placeholdersByPage } from '../../lib/text/fill-in.ts';
import type { Site } from '../facts/site.ts';
import { group, list } from '../owner/fields.ts';
import { type SiteFields, siteFields } from './site-fields.ts';

/** What all town pages say; some of it names the town, as `Vous êtes {à town} ?` */
export function townPagesSchema({ label, text, title }: SiteFields, site: Site) {
  const ofTown = siteFields(site, placeholdersByPage.townPages);

  return z.strictObject({
    /** As `Couvreur à`. */
    heading: label('Titre', 'Avant le nom de la ville.'),
    quote: label('Bouton du devis', 'Ce que dit le bouton.'),
    urgent: label("Bouton de l'urgence", 'Ce que dit le bouton.'),
    emergency: group('Urgence', 'Le bandeau au numéro des pages de villes.', {
      label: label('Étiquette', 'Lue à voix haute avant le bandeau.'),
      title,
      text: text(10, 80, 'Phrase', 'Ce qui vaut pour chaque ville.'),
      promised: text(10, 80, 'Heure promise', 'La phrase des villes tout près de l’atelier.'),
      call: label('Bouton du téléphone', 'Ce que dit le bouton.'),
    }),
    facts: group('Mots des chiffres', 'Ce qui est écrit devant chacun.', {
      zone: label('Zone', 'Avant la zone.'),
      area: label('Secteur', 'Avant le secteur.'),
      workshop: label('Atelier', "Avant l'adresse de l'atelier."),
      distance: label('Distance', 'Avant les kilomètres.'),
      radius: label('Rayon', 'Avant le rayon.'),
      altitude: label('Altitude', "Avant l'altitude."),
    }),
    /** As `{townRadius} km autour {de town}`. */
    radius: ofTown.label('Rayon', 'Comment il est dit.'),
    /** As `{townAltitude} m environ`. */
    altitude: ofTown.label('Altitude', 'Comment elle est dite.'),
    visits: label('Visites', 'Au-dessus de ce qui se prépare avant une visite.'),
    monuments: label('Monuments', 'Le lien vers la réponse, sous les règles du lieu.'),
    specialities: label('Spécialités', 'Titre des spécialités.'),
    qualifications: list(
      'Qualifications',
      'Trois lignes, sur chaque page de ville.',
      label(),
      3,
      3,
    ),
    callback: ofTown.label('Rappel', 'Titre du formulaire de rappel.'),
    neighbours: label('Villes voisines', 'Titre de leur liste.'),
    wholeZone: label('Toute la zone', 'Le lien sous la liste.'),
    /** As `Couverture`. */
    trade: label('Métier', 'Celui que lisent les moteurs de recherche.'),
    /** The map of the surroundings. */
    map: group('Carte', 'La carte des environs.', {
      label: label('Ce que montre la carte', 'Lu à voix haute ; le rayon suit.'),
      /** As `Communes où nous intervenons :`. */
      also: label('Communes', 'Avant celles de la page, sous la carte.'),
      /** As `Aussi :`. */
      unnamed: label('Sans point', 'Avant celles pour qui la carte n’a pas de place.'),
    }),
    services: group('Prestations', 'Leur liste sur les pages de villes.', { title }),
  });
}
