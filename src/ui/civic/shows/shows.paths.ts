import { contentPath } from '../../../domain/frame/navigation/content-target'

export const showsPath = '/show-civilization'
export const publishShowPath = '/show-civilization-publish'
/** The category value that selects the member's own shows. */
export const ownShows = 'mine'
export const myShowsPath = `${showsPath}?category=${ownShows}`
/** The path of the entries under a topic. */
export const entriesPath = (topicId: string) => `${showsPath}?topic=${encodeURIComponent(topicId)}`
/** The path of a show or entry: an entry belongs to a topic, a show to none. */
export const showPath = ({ id, topic }: { readonly id: string; readonly topic: unknown }) =>
  contentPath(topic === null ? 'show' : 'entry', id) ?? showsPath
export const enterPath = (topicId: string) => `/create/${encodeURIComponent(topicId)}`
/** The path of the screen that invites others to the topic of a member's entry. */
export const invitationPath = (entryId: string) => `/invitation-post?entry=${encodeURIComponent(entryId)}`
/** The campaign page of the site; without an id, its present campaign. */
export const campaignPath = '/dyfcg'
