import { noticeCodes } from '../../frame/shared/notice-codes'

export const safetyNotices = noticeCodes('device-ended', 'devices-ended')
