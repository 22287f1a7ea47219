import { noticeCodes } from '../../frame/shared/notice-codes'

export const threadNotices = noticeCodes('note-sent', 'note-removed', 'note-not-removed')
