import { noticeCodes } from '../../frame/shared/notice-codes'

export const suggestionNotices = noticeCodes('suggestion-sent', 'suggestion-supported', 'suggestion-subscribed')
