/** The towns of the priority zone that have a page: address, name, centre, distance, radius, note. */
const priorityRows = [
  ['rixheim', 'Rixheim', 47.7497, 7.402, 0, 10, ''],
  ['mulhouse', 'Mulhouse', 47.752, 7.3287, 5, 10, ''],
  ['colmar', 'Colmar', 48.0808, 7.3558, 37, 10, ''],
  ['strasbourg', 'Strasbourg', 48.5839, 7.7455, 96, 10, ''],
  ['haguenau', 'Haguenau', 48.8156, 7.7905, 122, 10, 'Nord Alsace'],
  ['schiltigheim', 'Schiltigheim', 48.6075, 7.7493, 99, 10, 'nord de Strasbourg'],
  [
    'illkirch-graffenstaden',
    'Illkirch-Graffenstaden',
    48.5289,
    7.7152,
    90,
    10,
    'Sud de Strasbourg',
  ],
  ['selestad', 'Sélestat', 48.2619, 7.4489, 57, 10, 'Centre Alsace'],
  ['wittenheim', 'Wittenheim', 47.8109, 7.3276, 9, 10, 'nord-ouest de Mulhouse'],
  ['saverne', 'Saverne', 48.7416, 7.3622, 110, 10, "portes de l'Alsace Bossue"],
  ['kingersheim', 'Kingersheim', 47.791, 7.3265, 7, 10, "jusqu'au sud de Mulhouse"],
  ['ribeauville', 'Ribeauvillé', 48.1951, 7.3194, 50, 10, 'Route des Vins'],
] as const;

/** Those of Franche-Comté. */
const francheComteRows = [
  ['besancon', 'Besançon', 47.2488, 6.0182, 118, 50, 'Franche-Comté'],
  ['montbeliard', 'Montbéliard', 47.5096, 6.7982, 53, 30, 'industrielle'],
  ['belfort', 'Belfort', 47.6422, 6.8539, 43, 25, ''],
  ['vesoul', 'Vesoul', 47.626, 6.1425, 95, 40, ''],
  ['lure', 'Lure', 47.6829, 6.4966, 68, 30, ''],
  ['hericourt', 'Héricourt', 47.5731, 6.7614, 52, 20, ''],
  ['pontarlier', 'Pontarlier', 46.9035, 6.3554, 123, 40, 'Haut-Doubs, froid et neige'],
  ['dole', 'Dole', 47.0922, 5.4897, 161, 35, 'Nord Jura'],
  ['lons-le-saunier', 'Lons-le-Saunier', 46.6754, 5.5557, 184, 45, 'Jura central'],
  ['saint-claude', 'Saint-Claude', 46.3868, 5.8647, 191, 40, 'Haut-Jura'],
] as const;

/**
 * The 22 towns with a page. Area note (if there is one) and radius in km are from the
 * specification; centre and distance from Rixheim are our decision. One more has its row here, and
 * its name no longer below.
 */
export const townTable = [...priorityRows, ...francheComteRows].map(
  ([id, name, latitude, longitude, km, radius, area]) => ({
    id,
    name,
    latitude,
    longitude,
    km,
    radius,
    area,
  }),
);

/** The 10 towns of Franche-Comté, in their order. */
export const francheComteTowns = francheComteRows.map(([, name]) => name);

/** The 50 towns of the priority zone, in their order. */
export const priorityTowns: string[] = [
  ...priorityRows.map(([, name]) => name),
  'Habsheim',
  'Riedisheim',
  'Illzach',
  'Sausheim',
  'Eschentzwiller',
  'Zimmersheim',
  'Brunstatt-Didenheim',
  'Lutterbach',
  'Pfastatt',
  'Richwiller',
  'Wittelsheim',
  'Ruelisheim',
  'Baldersheim',
  'Battenheim',
  'Ensisheim',
  'Ottmarsheim',
  'Kembs',
  'Sierentz',
  'Bartenheim',
  'Saint-Louis',
  'Huningue',
  'Hégenheim',
  'Altkirch',
  'Hirsingue',
  'Dannemarie',
  'Cernay',
  'Thann',
  'Vieux-Thann',
  'Masevaux-Niederbruck',
  'Soultz-Haut-Rhin',
  'Guebwiller',
  'Rouffach',
  'Eguisheim',
  'Wintzenheim',
  'Turckheim',
  'Neuf-Brisach',
  'Kaysersberg Vignoble',
  'Riquewihr',
];
