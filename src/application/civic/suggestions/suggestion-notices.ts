import { noticeCodes } from '../../frame/shared/notice-codes'

export const suggestionNotices = noticeCodes(
  'suggestion-sent',
  'suggestion-corrected',
  'suggestion-withdrawn',
  'suggestion-supported',
  'suggestion-subscribed',
)
