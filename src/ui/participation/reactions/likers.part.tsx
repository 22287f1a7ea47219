import { lazyPart } from '../../frame/shell/lazy-part'

/** How many liked a content, and who; its code comes with that of the comments. */
export const LikersPart = lazyPart(async () => (await import(/* webpackChunkName: "comment-list" */ './likers')).Likers)
