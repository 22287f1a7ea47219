import { noticeCodes } from '../../frame/shared/notice-codes'

export const matrixNotices = noticeCodes('group-followed')
