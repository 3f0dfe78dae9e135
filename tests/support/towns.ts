/** The 22 towns with a page: area note and radius of the specification, centre and distance from Rixheim as decided. */
export const townTable = [
  { id: 'rixheim', name: 'Rixheim', latitude: 47.7497, longitude: 7.402, km: 0, radius: 10, area: undefined },
  { id: 'mulhouse', name: 'Mulhouse', latitude: 47.752, longitude: 7.3287, km: 5, radius: 10, area: undefined },
  { id: 'colmar', name: 'Colmar', latitude: 48.0808, longitude: 7.3558, km: 37, radius: 10, area: undefined },
  { id: 'strasbourg', name: 'Strasbourg', latitude: 48.5839, longitude: 7.7455, km: 96, radius: 10, area: undefined },
  { id: 'haguenau', name: 'Haguenau', latitude: 48.8156, longitude: 7.7905, km: 122, radius: 10, area: 'Nord Alsace' },
  { id: 'schiltigheim', name: 'Schiltigheim', latitude: 48.6075, longitude: 7.7493, km: 99, radius: 10, area: 'nord de Strasbourg' },
  {
    id: 'illkirch-graffenstaden',
    name: 'Illkirch-Graffenstaden',
    latitude: 48.5289,
    longitude: 7.7152,
    km: 90,
    radius: 10,
    area: 'Sud de Strasbourg',
  },
  { id: 'selestad', name: 'Sélestat', latitude: 48.2619, longitude: 7.4489, km: 57, radius: 10, area: 'Centre Alsace' },
  { id: 'wittenheim', name: 'Wittenheim', latitude: 47.8109, longitude: 7.3276, km: 9, radius: 10, area: 'nord-ouest de Mulhouse' },
  { id: 'saverne', name: 'Saverne', latitude: 48.7416, longitude: 7.3622, km: 110, radius: 10, area: "portes de l'Alsace Bossue" },
  { id: 'kingersheim', name: 'Kingersheim', latitude: 47.791, longitude: 7.3265, km: 7, radius: 10, area: "jusqu'au sud de Mulhouse" },
  { id: 'ribeauville', name: 'Ribeauvillé', latitude: 48.1951, longitude: 7.3194, km: 50, radius: 10, area: 'Route des Vins' },
  { id: 'besancon', name: 'Besançon', latitude: 47.2488, longitude: 6.0182, km: 118, radius: 50, area: 'Franche-Comté' },
  { id: 'montbeliard', name: 'Montbéliard', latitude: 47.5096, longitude: 6.7982, km: 53, radius: 30, area: 'industrielle' },
  { id: 'belfort', name: 'Belfort', latitude: 47.6422, longitude: 6.8539, km: 43, radius: 25, area: undefined },
  { id: 'vesoul', name: 'Vesoul', latitude: 47.626, longitude: 6.1425, km: 95, radius: 40, area: undefined },
  { id: 'lure', name: 'Lure', latitude: 47.6829, longitude: 6.4966, km: 68, radius: 30, area: undefined },
  { id: 'hericourt', name: 'Héricourt', latitude: 47.5731, longitude: 6.7614, km: 52, radius: 20, area: undefined },
  { id: 'pontarlier', name: 'Pontarlier', latitude: 46.9035, longitude: 6.3554, km: 123, radius: 40, area: 'Haut-Doubs, froid et neige' },
  { id: 'dole', name: 'Dole', latitude: 47.0922, longitude: 5.4897, km: 161, radius: 35, area: 'Nord Jura' },
  { id: 'lons-le-saunier', name: 'Lons-le-Saunier', latitude: 46.6754, longitude: 5.5557, km: 184, radius: 45, area: 'Jura central' },
  { id: 'saint-claude', name: 'Saint-Claude', latitude: 46.3868, longitude: 5.8647, km: 191, radius: 40, area: 'Haut-Jura' },
] as const;

/** The 50 towns of the priority zone, in their order. */
export const priorityTowns = [
  ...['Rixheim', 'Mulhouse', 'Colmar', 'Strasbourg', 'Haguenau', 'Schiltigheim', 'Illkirch-Graffenstaden', 'Sélestat', 'Wittenheim'],
  ...['Saverne', 'Kingersheim', 'Ribeauvillé', 'Habsheim', 'Riedisheim', 'Illzach', 'Sausheim', 'Eschentzwiller', 'Zimmersheim'],
  ...['Brunstatt-Didenheim', 'Lutterbach', 'Pfastatt', 'Richwiller', 'Wittelsheim', 'Ruelisheim', 'Baldersheim', 'Battenheim'],
  ...['Ensisheim', 'Ottmarsheim', 'Kembs', 'Sierentz', 'Bartenheim', 'Saint-Louis', 'Huningue', 'Hégenheim', 'Altkirch', 'Hirsingue'],
  ...['Dannemarie', 'Cernay', 'Thann', 'Vieux-Thann', 'Masevaux-Niederbruck', 'Soultz-Haut-Rhin', 'Guebwiller', 'Rouffach'],
  ...['Eguisheim', 'Wintzenheim', 'Turckheim', 'Neuf-Brisach', 'Kaysersberg Vignoble', 'Riquewihr'],
];

/** The 10 towns of Franche-Comté, in their order. */
export const francheComteTowns = [
  ...['Besançon', 'Montbéliard', 'Belfort', 'Vesoul', 'Lure', 'Héricourt', 'Pontarlier', 'Dole', 'Lons-le-Saunier', 'Saint-Claude'],
];
