import { errorCodes } from '../../contract/envelope'
import { acceptsWhatIsRefused, asFirst, at, data, json, type PlantedFault } from './planted-fault'

const inAnswers: Readonly<Record<string, PlantedFault>> = {
  'a number as text': {
    call: 'listFeed',
    rule: 'answer',
    says: 'data.items[].views: expected number, got string',
    reply: data(/^\/v1\/feeds$/, ({ items }) => (items[0].views = String(items[0].views))),
  },
  'a field that is missing': {
    call: 'getArticle',
    rule: 'answer',
    says: 'missing',
    reply: data(/^\/v2\/c_static_article\//, (article) => delete article.title),
  },
  'money as a fraction': {
    call: 'getWallet',
    rule: 'answer',
    says: 'data.balance: expected int, got a fraction',
    reply: data(/^\/v1\/consumer\/account$/, (wallet) => (wallet.balance = wallet.balance / 100 + 0.5)),
  },
  'a time without a zone': {
    call: 'listFeed',
    rule: 'answer',
    says: 'data.items[].published_at: no moment in ISO 8601 with the zone Z',
    reply: data(/^\/v1\/feeds$/, ({ items }) => (items[0].published_at = items[0].published_at.replace('Z', ''))),
  },
  'a kind that nobody knows': {
    call: 'listActivities',
    rule: 'answer',
    says: 'none of',
    reply: data(/civilized_activities$/, ({ items }) => (items[0].kind = 'something-new')),
  },
  'an envelope without a code': {
    call: 'listCategories',
    rule: 'envelope',
    says: 'no `code`',
    reply: at(/^\/v1\/categories$/, ({ data: given, msg }) => ({ data: given, msg })),
  },
  'an answer that says it is a page': {
    call: 'listCities',
    rule: 'envelope',
    says: 'text/html',
    reply: at(/^\/v2\/city_level$/, (_envelope, replied) => replied.headers.set('content-type', 'text/html')),
  },
  'a fault of its own': {
    call: 'listGuides',
    rule: 'refusal',
    says: 'a fault of its own',
    reply: at(/^\/v1\/guides$/, (_envelope, replied, _asked, sent) => {
      if (sent.search !== '') return undefined
      replied.status = 500
      return { code: errorCodes.fault, data: {}, msg: 'fault' }
    }),
  },
  'the HTTP status of a success for a refusal': {
    call: 'getArticle',
    rule: 'envelope',
    says: 'the HTTP status is 200 where code 403001 has 403',
    reply: at(/^\/v2\/c_static_article\//, (_envelope, replied) => void (replied.status = 200)),
  },
  'a refusal that the contract does not name': {
    call: 'getActivity',
    rule: 'refusal',
    says: 'the contract names no refusal 404001',
    reply: at(/^\/v1\/consumer\/civilized\//, (envelope, replied) => {
      if (envelope.code !== errorCodes.gone) return undefined
      replied.status = 404
      return { ...envelope, code: errorCodes.notFound }
    }),
  },
}

const inRefusals: Readonly<Record<string, PlantedFault>> = {
  'a member’s call that is open for guests': {
    call: 'listHistory',
    rule: 'guest',
    says: 'a guest asked: expected 303001',
    ask: asFirst(/^\/v1\/my_history$/, ({ headers }) => headers['authorization'] === 'guest'),
  },
  'a token of nobody that is taken': {
    call: 'getSafety',
    rule: 'guest',
    says: 'a token of nobody was sent',
    ask: asFirst(/^\/v2\/consumer\/safety$/, ({ headers }) => headers['authorization']?.includes('nobody') === true),
  },
  'something for an id of nothing': {
    call: 'getVideo',
    rule: 'gone',
    says: 'an id of nothing was sent: expected 403001',
    reply: acceptsWhatIsRefused(/^\/v1\/c_video\//, errorCodes.gone),
  },
  'a page size beyond the limit': {
    call: 'listFeed',
    rule: 'input',
    says: '`page_size` was missing or invalid: expected 400001',
    ask: ({ url }) => {
      if (url.pathname === '/v1/feeds' && url.searchParams.get('page_size') === '51')
        url.searchParams.set('page_size', '50')
    },
  },
  'invalid input without the names of its fields': {
    call: 'listWishes',
    rule: 'input',
    says: 'data.fields does not name it',
    reply: at(/^\/v1\/consumer\/wish$/, (envelope) =>
      envelope.code === errorCodes.invalid ? { ...envelope, data: {} } : undefined,
    ),
  },
  'a session that outlives its log-out': {
    call: 'logOut',
    rule: 'session',
    says: 'the session was ended: expected 303001',
    ask: ({ url, headers }) => {
      const isLogOut = url.pathname === '/v1/loginOut' && headers['sec-fetch-site'] === undefined
      if (isLogOut) headers['authorization'] = 'guest'
    },
  },
}

const inLists: Readonly<Record<string, PlantedFault>> = {
  'a row that comes twice': {
    call: 'listOrganisations',
    rule: 'paging',
    says: 'repeats a row of an earlier page',
    async reply(replied, asked, sent, forward) {
      if (sent.pathname !== '/v1/organisations' || !sent.searchParams.has('cursor')) return
      const page = json(replied)
      if (page.code !== errorCodes.ok) return
      const url = new URL(asked.url)
      url.searchParams.delete('cursor')
      page.data.items[0] = json(await forward({ ...asked, url })).data.items[0]
      replied.body = Buffer.from(JSON.stringify(page))
    },
  },
  'a row that is left out': {
    call: 'listTeams',
    rule: 'paging',
    says: 'is another one',
    reply: data(/teamlist$/, (page, sent) => {
      if (sent.searchParams.get('page_size') !== '50' && sent.searchParams.has('cursor')) page.items.shift()
    }),
  },
  'a list that never ends': {
    call: 'listAmenities',
    rule: 'paging',
    says: 'page',
    reply: data(/arounds$/, (page, sent) => (page.next_cursor ??= sent.searchParams.get('cursor') ?? 'again')),
  },
  'a page that is too long': {
    call: 'listAnchors',
    rule: 'paging',
    says: 'rows',
    ask: ({ url }) => {
      if (url.pathname === '/v1/anchors' && /^[1-9]$/.test(url.searchParams.get('page_size') ?? ''))
        url.searchParams.set('page_size', '50')
    },
  },
  'rows that move under a reader while others are added': {
    call: 'listFavourites',
    rule: 'stable',
    says: 'a row came twice',
    write: true,
    ask: ({ url }) => {
      if (url.pathname !== '/v1/my_collections' || !/^o\d+$/.test(url.searchParams.get('cursor') ?? '')) return
      url.searchParams.delete('cursor')
      url.searchParams.set('page_size', '50')
    },
    reply: data(/^\/v1\/my_collections$/, (page, sent) => {
      const from = Number(/^o(\d+)$/.exec(sent.searchParams.get('cursor') ?? '')?.[1] ?? 0)
      const size = Number(sent.searchParams.get('page_size') ?? 20)
      const isWhole = page.next_cursor === null
      page.items = page.items.slice(from, from + size)
      page.next_cursor = page.items.length < size || (isWhole && from === 0) ? null : `o${from + size}`
    }),
  },
}

/** What a platform may do wrong when it is only read. */
export const faultsOfReads = { ...inAnswers, ...inRefusals, ...inLists }
