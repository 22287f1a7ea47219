import { errorCodes } from '../../contract/envelope'
import { faultsOfReads } from './faults-of-reads'
import { acceptsWhatIsRefused, at, data, freshKey, ok, type PlantedFault } from './planted-fault'

const around: Readonly<Record<string, PlantedFault>> = {
  'a cookie that scripts can read': {
    call: 'getSite',
    rule: 'cookies',
    says: 'without HttpOnly',
    reply: at(/basic_info$/, (_envelope, { headers }) => headers.append('set-cookie', 'sid=1; SameSite=Lax; Path=/')),
  },
  'a cookie that other sites send along': {
    call: 'getSite',
    rule: 'cookies',
    says: 'without SameSite',
    reply: at(/basic_info$/, (_envelope, { headers }) => headers.append('set-cookie', 'sid=1; HttpOnly; Path=/')),
  },
  'an act with a cookie alone': {
    call: 'like',
    rule: 'cookies',
    says: 'only a cookie had the session',
    write: true,
    ask: ({ url, headers }) => {
      const token = /authorization=([^;]+)/.exec(headers['cookie'] ?? '')?.[1]
      if (url.pathname === '/v1/like' && token !== undefined) headers['authorization'] = decodeURIComponent(token)
    },
  },
  'any origin with credentials': {
    call: 'getAboutUs',
    rule: 'cross-origin',
    says: 'a page of any origin may call with credentials',
    reply: ({ headers }, asked) => {
      const { origin } = asked.headers
      if (origin === undefined) return
      headers.set('access-control-allow-origin', origin)
      headers.set('access-control-allow-credentials', 'true')
    },
  },
  'sound without ranges': {
    call: 'getAudio',
    rule: 'media',
    says: 'is answered 200, not 206',
    ask: ({ headers }) => void delete headers['range'],
  },
  'pictures that do not come': {
    call: 'getGallery',
    rule: 'media',
    says: 'the medium is answered 404',
    reply: (replied, _asked, sent) => {
      if (sent.pathname.startsWith('/media/')) replied.status = 404
    },
  },
  'a stream for any signature': {
    call: 'getPlayAuth',
    rule: 'signatures',
    says: 'an address with a changed signature is served',
    reply: async (replied, asked, sent, forward) => {
      if (!sent.pathname.startsWith('/streams/') || replied.status === 200) return
      const url = new URL(asked.url)
      url.pathname = url.pathname.replace(/^\/streams\/[^/]+/, '')
      Object.assign(replied, await forward({ ...asked, url }))
    },
  },
}

const inActs: Readonly<Record<string, PlantedFault>> = {
  'a second act for one key': {
    call: 'sendFeedback',
    rule: 'idempotency',
    says: 'it acted twice',
    write: true,
    ask: ({ url, headers }) => {
      if (url.pathname === '/v1/feedback' && headers['idempotency-key'] !== undefined)
        headers['idempotency-key'] = freshKey()
    },
  },
  'an act without a key': {
    call: 'createWish',
    rule: 'idempotency',
    says: 'no Idempotency-Key was sent',
    write: true,
    ask: ({ url, headers }) => {
      if (url.pathname === '/v1/consumer/user_wish') headers['idempotency-key'] ??= freshKey()
    },
  },
  'an act out of turn': {
    call: 'withdrawApplication',
    rule: 'lifecycle',
    says: 'it was withdrawn: expected 409001',
    write: true,
    reply: acceptsWhatIsRefused(/\/withdraw$/, errorCodes.stateRefuses),
  },
  'what is somebody else’s': {
    call: 'getMyFeedback',
    rule: 'owner',
    says: 'another member asked for it: expected 403001',
    write: true,
    reply: acceptsWhatIsRefused(/^\/v1\/my_feed_back\/[^/]+$/, errorCodes.gone),
  },
  'a suggestion that waits, read by somebody else': {
    call: 'getSuggestion',
    rule: 'owner',
    says: 'another member asked for it: expected 403001',
    write: true,
    reply: acceptsWhatIsRefused(/^\/v2\/advices\/[^/]+$/, errorCodes.gone),
  },
  'a rating without an answer': {
    call: 'evaluateSuggestion',
    rule: 'lifecycle',
    says: 'the suggestion has no answer: expected 409001',
    write: true,
    reply: acceptsWhatIsRefused(/evaluate_suggestion$/, errorCodes.stateRefuses),
  },
  'a like that counts twice': {
    call: 'like',
    rule: 'idempotency',
    says: 'liking twice counts twice',
    write: true,
    reply: data(/^\/v1\/like$/, (answer) => (answer.likes += Number(freshKey().split('-').at(-1)))),
  },
  'a text as a picture': {
    call: 'uploadFile',
    rule: 'uploads',
    says: 'a text was sent as a picture: expected 415001',
    write: true,
    reply: acceptsWhatIsRefused(/^\/v1\/uploads$/, errorCodes.typeNotTaken),
  },
  'an invalid body': {
    call: 'sendApplication',
    rule: 'input',
    says: 'was missing or invalid: expected 400001',
    write: true,
    reply: at(/^\/v1\/applications$/, (envelope, replied) => {
      if (envelope.code !== errorCodes.invalid) return undefined
      replied.status = 200
      return ok({ application: null })
    }),
  },
}

/** What a platform may do wrong, one at a time. */
export const faults = { ...faultsOfReads, ...around, ...inActs }
