import { switchCodes } from '../../../../src/domain/frame/site/switches'

/** What each switch allows while it is "1". A switch that is left out allows it, but for the check of faces. */
const switchWords: Readonly<Record<keyof typeof switchCodes, string>> = {
  publish: 'members may publish what they saw, entries of topics, and wishes',
  volunteer: 'members may register as volunteers',
  order: 'members may order services of volunteers',
  cardCheck: 'a real name is checked by the identity card',
  faceCheck: 'a real name is checked by the face as well, which the app must offer',
  realName: 'members may have their real name checked',
}

/**
 * What the parts of the configuration mean, by their path; `*` stands for each entry of a list. Every part that is a
 * number is here.
 */
export const configurationWords: Readonly<Record<string, string>> = {
  site: 'The site. Every text that people read stands in both languages.',
  'site.time_zone': 'the IANA name of the time zone in which all times are shown and written',
  'site.area':
    'the area in which places of the city are, in degrees: what members write of a place outside it is refused; null takes about 165 km around the city',
  'site.area.south': 'its southern edge, from -90 to 90',
  'site.area.north': 'its northern edge',
  'site.area.west': 'its western edge, from -180 to 180',
  'site.area.east': 'its eastern edge',
  'site.city_info': 'the city of the site: the id of a published city',
  'site.province_info': 'its province: the id of a published province',
  'site.image': 'the address of a picture that stands for the site, such as its icon; "" for none',
  'site.logo2': 'the address of the logo; "" shows the name',
  'site.is_drainage': '1 leads visitors of the browser to the app, 0 does not',
  'site.top_paperwork_type': 'what stands at the top: 1 a text, 2 a picture',
  'site.show_picture': '1 shows the pictures of cards in feeds and in the search, 0 the texts alone',
  'site.category': 'what the home shows: 1 the feed, 2 specials',
  'site.is_global_grey': '1 shows the whole site in grey, for days of mourning; 0 does not',
  skin: 'Colours and pictures of the site. "" takes what the client has.',
  'skin.cate_col_font_color': 'the accent colour',
  app: 'The name and the icon of the installed client.',
  menu: 'The entries of the bar at the bottom, in the order of `sort`.',
  'menu.*.type':
    'the screen: 1 home, 2 mine, 3 government, 4 have your say, 5 guides, 6 services, 7 the site of activities, 8 TV, 9 radio, 10 none, 11 the page of the builder that source_id names',
  'menu.*.source_type': '1 leads to the screen of the type, 2 to the address `url`',
  'menu.*.is_url_effect': '1 opens `url` inside the client, 0 outside',
  'menu.*.display': '1 shows the entry, 0 hides it',
  'menu.*.sort': 'its place in the bar',
  'menu.*.show_type': '1 shows the name below the icon, 0 the icon alone',
  hosts: 'How the client knows the app and the messenger in which it runs; "" for none.',
  domains: 'Hosts of some calls, where they are others; "" is this platform.',
  practice: 'The centre of volunteers.',
  'practice.rank_by': 'what rankings can be ordered by: minutes, times; the first one is the default',
  'practice.least_minutes':
    'the least minutes, 1 to 240, that a service must last to count; what is counted already stays',
  voice: 'Reading articles aloud.',
  'voice.rate': 'how fast it reads: 1 is as people speak',
  about: 'The screen about the site.',
  'map.start.south': 'the southern edge of what the map shows first, in degrees (WGS-84)',
  'map.start.west': 'the western edge',
  'map.start.north': 'the northern edge',
  'map.start.east': 'the eastern edge',
  'map.tiles.max_zoom': 'how far one can zoom in: the last level of the tiles',
  switches: 'Switches by their numbers: "1" allows, "0" does not, in quotes.',
  ...Object.fromEntries(
    Object.entries(switchCodes).map(([name, code]) => [
      `switches.${code}`,
      switchWords[name as keyof typeof switchCodes],
    ]),
  ),
}
