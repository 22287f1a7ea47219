import { noticeCodes } from '../../frame/shared/notice-codes'

export const reportNotices = noticeCodes('reported')
