// What a first view may weigh, in brotli bytes: the start that all screens share, and what each screen adds to it.
export const startScript = '152.6 KB'
export const startStyle = '4.05 KB'
export const ownScript = '77.5 KB'
export const ownStyle = '11 KB'

const form = {
  script: '87.5 KB',
  reason: 'a form with pictures: what uploads and checks them, by an app too, and the fields of a place',
}
const code = {
  script: '88 KB',
  reason: 'signs in by a code: the drawing of codes, and the teams and activities they are for',
}
const scannedFiles = {
  script: '98 KB',
  style: '13 KB',
  reason: 'a scanned code may lead to each of the things that have one: activities, teams and orders',
}

const helped = {
  script: '84 KB',
  reason:
    'leads into the form of a wish: what chooses and uploads pictures, by an app too, and the fields of a place with its map sheet',
}

const plans = {
  script: '83 KB',
  reason:
    'a form with pictures, a place and its map, in one chunk with the list of plans, so that no other form is split',
}

const live = {
  script: '80 KB',
  reason: 'plays video, and shows chat and comments beside it, which their authors change',
}
const post = {
  script: '81.5 KB',
  reason: 'shows a poll and a place beside comments, which their authors change, with forms that say their limits',
}

/** Screens that need more, by their paths, each with its reason. */
export const exceptions = {
  '/tv': live,
  '/lives/:id': live,
  '/group-post-detail/:aid': post,
  '/group-post-detail/:aid/comment/:id': post,
  '/activity-plan': plans,
  '/activity-plans/:id': plans,
  '/helper-list': helped,
  '/help-details/:id': helped,
  '/register-volunteer': {
    script: '88 KB',
    style: '16 KB',
    reason: 'the longest form: real name, guardian, teams and services to choose from',
  },
  '/practice/:id': {
    script: '85 KB',
    style: '15 KB',
    reason: 'shows the lists of four features: teams, activities, venues and a ranking',
  },
  '/team-managetab/:id': { style: '13 KB', reason: 'shows members, requests and activities, each with its acts' },
  '/scan-result': scannedFiles,
  '/code-record': scannedFiles,
  '/practice-code': code,
  '/team-code': code,
  '/micro-wish-publish': form,
  '/send-wish': form,
  '/add-helper': form,
  '/post-publish/:id': form,
}
