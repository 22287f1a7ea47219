import type { PublisherKind } from '../../../domain/frame/content/content-kinds'
import { channelPaths } from '../../../domain/frame/navigation/channel-target'
import { showsPath } from '../../civic/shows/shows.paths'
import { volunteerPagePath } from '../../civic/volunteer-pages/volunteer-pages.paths'
import { organisationsPath } from '../../media/organisations/organisations.paths'

/** The screens on which publishers of each kind are found. */
export const waysToPublishers: Readonly<Record<PublisherKind, string>> = {
  organisation: organisationsPath,
  host: channelPaths.anchor,
  member: showsPath,
}

/** The account of a publisher. */
export const publisherPaths: Readonly<Record<PublisherKind, (id: string) => string>> = {
  organisation: (id) => `${channelPaths.org}/${encodeURIComponent(id)}`,
  host: (id) => `${channelPaths.anchor}/${encodeURIComponent(id)}`,
  member: volunteerPagePath,
}
