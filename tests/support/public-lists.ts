import type { Endpoint } from '../../contract/endpoint'
import { errorCodes } from '../../contract/envelope'
import { allEndpoints } from '../../contract/reading/all-endpoints'
import type { TestPlatform } from './platform'
import type { ListRow } from './true-lists'

/** A list of the city as a visitor reads it: the call, with what it was asked for, and its rows. */
export interface PublicList {
  readonly name: string
  readonly rows: readonly ListRow[]
}

interface Ask {
  readonly path?: Readonly<Record<string, string>>
  readonly query?: Readonly<Record<string, string>>
}

/** Why a list that every visitor may read is none of the city's contents. */
export const otherLists: Readonly<Record<string, string>> = {
  listCities: 'the register of provinces',
  listStreets: 'the register of streets',
  listAgreements: 'two texts of the law',
  listClauses: 'texts of the law',
  listConfigItems: 'settings',
  listConfigurations: 'settings',
  listModules: 'entries of the client',
  listClasses: 'names of categories',
  listCategories: 'names of categories',
  listWishCategories: 'names of categories',
  listOrganisationGroups: 'names of groups',
  listMatrixGroups: 'names of groups',
  listServiceKinds: 'choices of a form',
  listDepartments: 'names of offices',
  listGuideDepartments: 'names of offices',
  listFoundGuideDepartments: 'names of offices',
  listSearchSuggestions: 'words',
  listNameableTopics: 'words',
  search: 'what other lists show, by the words of a visitor',
  countSearch: 'numbers',
  listPeople: 'people by the ids that a visitor has',
  listLikers: 'who liked something, who may like the next thing, too',
  listClaimants: 'who helps with a wish',
  listPacketWinners: 'who opened a red packet',
  listActivityMembers: 'who takes part in an activity',
  listCircleMembers: 'who is in a circle',
  listTeamMembers: 'who is in a team',
  listVolunteerActions: 'what a volunteer did, which is often the same',
  listServiceScores: 'what was said of a volunteer',
  listHomeRanking: 'venues by a number, which may be the same',
  listRanking: 'people by a number, which may be the same',
  listMuchRead: 'by their readers, many of which are the same',
  listVenueStaff: 'names of people without a picture',
  listReplies: 'read with the comments that they answer',
  getPageCardItems: 'what other lists show, on a page',
  listPageCardItems: 'what other lists show, on a page',
  listSpecialColumn: 'what other lists show, on a page',
  listCollectionsOfVideo: 'what other lists show',
  listRelated: 'what other lists show',
  listSurroundings: 'what other lists show, around a position',
  listConcernedThings: 'what other lists show, below a content',
  listConcerningContents: 'what other lists show, below a thing',
  getCurrentAlerts: 'what another list shows',
}

const queries = (name: string, values: readonly string[]): readonly Ask[] =>
  values.map((value) => ({ query: { [name]: value } }))
const paths = (ids: readonly string[]): readonly Ask[] => ids.map((id) => ({ path: { id } }))
const kindsInFeeds = ['1', '2', '3', '4', '7', '15', '21', '22']

/** Lists whose rows only lead to those of the contents. */
const startingPoints = new Set(['listCategories', 'listMatrixGroups'])

/** The requests of lists that are read several times, or only with a parameter. */
const several: Readonly<Record<string, readonly Ask[]>> = {
  listActivities: [{}, ...queries('state', ['announced', 'enrolling', 'ended'])],
  listOrganisationActivities: queries('merchant_id', ['org-13']),
  listCampaignEntries: paths(['campaign-lanterns', 'campaign-river']),
  listChannels: queries('kind', ['1', '2']),
  listRecommendedChannels: queries('channel_id', ['radio-news']),
  listSuggestions: [{}, ...queries('state', ['closed'])],
  listToFollow: queries('kind', ['organisation', 'host', 'member']),
  listWishes: [{}, ...queries('state', ['open', 'claimed', 'finished'])],
}

/** The requests of lists whose parameters are ids from other lists. A list stands below those that it takes ids from. */
const ofOthers: Readonly<Record<string, (idsOf: (list: string) => readonly string[]) => readonly Ask[]>> = {
  listFeed: (idsOf) => [{}, ...queries('category_id', idsOf('listCategories')), ...queries('types', kindsInFeeds)],
  listProgrammes: (idsOf) => queries('channel_id', idsOf('listChannels')),
  listAlbumTracks: (idsOf) => paths(idsOf('listFeed types=2')),
  listBroadcasts: (idsOf) => paths(idsOf('listProgrammes')),
  listCirclePosts: (idsOf) => paths(idsOf('listCircles')),
  listComments: (idsOf) =>
    kindsInFeeds.flatMap((type) => paths(idsOf(`listFeed types=${type}`)).map((ask) => ({ ...ask, query: { type } }))),
  listEntries: (idsOf) => paths(idsOf('listFeed types=21')),
  listEpisodes: (idsOf) => paths(idsOf('listCollections')),
  listHomeVenues: (idsOf) => paths(idsOf('listNearOrganisations')),
  listMatrixAccounts: (idsOf) => paths(idsOf('listMatrixGroups')),
  listProjectActivities: (idsOf) => paths(idsOf('listProjects')),
  listProjectRecords: (idsOf) => paths(idsOf('listProjects')),
  listShowComments: (idsOf) => queries('id', idsOf('listShows')),
  listVenueChildren: (idsOf) => paths(idsOf('listVenues').slice(0, 7)),
  listVenueTeams: (idsOf) => paths(idsOf('listVenues').slice(0, 7)),
}

/** The lists that every visitor may read, by name. */
export const openLists: ReadonlyMap<string, Endpoint> = new Map(
  allEndpoints().flatMap(({ endpoint }) =>
    endpoint.method === 'GET' &&
    endpoint.access === 'open' &&
    'items' in ((endpoint.answer.def as { readonly shape?: object }).shape ?? {})
      ? [[endpoint.name, endpoint] as const]
      : [],
  ),
)

const named = (name: string, { path = {}, query = {} }: Ask): string =>
  [name, ...Object.values(path), ...Object.entries(query).map((pair) => pair.join('='))].join(' ')

/** Reads every list of the city's contents to its end. */
export async function readPublicLists(platform: TestPlatform): Promise<readonly PublicList[]> {
  const lists = new Map<string, readonly ListRow[]>()
  const idsOf = (start: string) => [
    ...new Set(
      [...lists].flatMap(([name, rows]) =>
        name === start || name.startsWith(`${start} `) ? rows.map(({ id }) => String(id)) : [],
      ),
    ),
  ]
  const read = async (name: string, asks: readonly Ask[]) => {
    for (const ask of asks) lists.set(named(name, ask), await rowsOf(platform, name, ask))
  }
  for (const name of openLists.keys())
    if (!(name in ofOthers) && (!(name in otherLists) || startingPoints.has(name)))
      await read(name, several[name] ?? [{}])
  for (const [name, asks] of Object.entries(ofOthers)) await read(name, asks(idsOf))
  return [...lists].flatMap(([name, rows]) => ((name.split(' ')[0] ?? '') in otherLists ? [] : [{ name, rows }]))
}

async function rowsOf(platform: TestPlatform, name: string, ask: Ask): Promise<readonly ListRow[]> {
  const endpoint = openLists.get(name)
  if (endpoint === undefined) throw new Error(`There is no list ${name} for every visitor`)
  const { path = {}, query = {} } = ask
  const rows: ListRow[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const answer = await platform.call(endpoint, {
      path: { ...path },
      query: { ...query, ...(cursor === '' ? {} : { cursor }) },
      headers: { 'x-language': 'zh-CN' },
    })
    // What only its members may read is no public list.
    if (answer.code === errorCodes.gone) return rows
    if (answer.code !== errorCodes.ok) throw new Error(`${named(name, ask)}: ${JSON.stringify(answer.data)}`)
    rows.push(...answer.data.items)
    cursor = answer.data.next_cursor ?? null
  }
  return rows
}
