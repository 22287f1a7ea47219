import * as account from '../../contract/account'
import * as articles from '../../contract/articles'
import * as audio from '../../contract/audio'
import * as channels from '../../contract/channels'
import * as comments from '../../contract/comments'
import type { Endpoint } from '../../contract/endpoint'
import * as feed from '../../contract/feed'
import * as feedback from '../../contract/feedback'
import * as helpedPersons from '../../contract/helped-persons'
import * as pages from '../../contract/pages'
import * as reactions from '../../contract/reactions'
import * as session from '../../contract/session'
import * as site from '../../contract/site'
import * as uploads from '../../contract/uploads'
import * as videos from '../../contract/videos'
import * as wishes from '../../contract/wishes'

const resources: Readonly<Record<string, object>> = {
  site,
  session,
  feed,
  pages,
  articles,
  reactions,
  comments,
  audio,
  channels,
  videos,
  account,
  uploads,
  wishes,
  'helped-persons': helpedPersons,
  feedback,
}

export interface NamedEndpoint {
  /** The file of the contract that declares it. */
  readonly resource: string
  readonly endpoint: Endpoint
}

/** Every endpoint of the contract, by its resource. */
export function allEndpoints(): NamedEndpoint[] {
  return Object.entries(resources).flatMap(([resource, exported]) =>
    Object.values(exported)
      .filter(isEndpoint)
      .map((endpoint) => ({ resource, endpoint })),
  )
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'url' in value && 'answer' in value
}
