import { noticeCodes } from '../shared/notice-codes'

export const sharingNotices = noticeCodes(
  'shared',
  'copied',
  'copy-failed',
  'share-failed',
  'picture-saved',
  'picture-not-saved',
)
