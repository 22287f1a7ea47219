import { noticeCodes } from '../../frame/shared/notice-codes'

export const builderNotices = noticeCodes(
  'card-deleted',
  'card-copied',
  'nothing-to-paste',
  'too-many-cards',
  'page-too-large',
  'page-published',
  'page-planned',
  'plan-called-off',
  'version-taken',
)
