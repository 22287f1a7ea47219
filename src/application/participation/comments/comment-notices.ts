import { noticeCodes } from '../../frame/shared/notice-codes'

export const commentNotices = noticeCodes(
  'comment-posted',
  'comment-held',
  'comment-deleted',
  'comment-changed',
  'change-held',
)
