import { noticeCodes } from '../../frame/shared/notice-codes'

export const feedbackNotices = noticeCodes('feedback-sent')
