import { noticeCodes } from '../shared/notice-codes'

export const messageNotices = noticeCodes('messages-read')
