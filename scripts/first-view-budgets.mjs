// What a first view may weigh, in brotli bytes: the start that all screens share, and what each screen adds to it.
export const startScript = '152.4 KB'
export const startStyle = '3.85 KB'
export const ownScript = '75 KB'
export const ownStyle = '9 KB'

const live = {
  script: '76.5 KB',
  reason: 'plays video, and shows chat and comments beside it, which their authors change',
}
const post = {
  script: '77.5 KB',
  reason: 'shows a poll and a place beside comments, which their authors change, with forms that say their limits',
}

/** Screens that need more, by their paths, each with its reason. */
export const exceptions = {
  '/tv': live,
  '/lives/:id': live,
  '/group-post-detail/:aid': post,
  '/group-post-detail/:aid/comment/:id': post,
  '/post-publish/:id': {
    script: '83.5 KB',
    reason: 'a form with pictures: what uploads and checks them, by an app too, and the fields of a place',
  },
}
