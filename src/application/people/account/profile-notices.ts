import { noticeCodes } from '../../frame/shared/notice-codes'

export const profileNotices = noticeCodes('profile-saved', 'avatar-saved')
