import { lazyPart } from '../../frame/shell/lazy-part'

/** The number of likes, which opens the list of people; its code is in the chunk of the comments. */
export const LikersPart = lazyPart(async () => (await import(/* webpackChunkName: "comment-list" */ './likers')).Likers)
