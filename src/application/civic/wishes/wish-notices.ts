import { noticeCodes } from '../../frame/shared/notice-codes'

export const wishNotices = noticeCodes(
  'wish-sent',
  'wish-claimed',
  'wish-withdrawn',
  'person-registered',
  'person-changed',
  'person-removed',
)
