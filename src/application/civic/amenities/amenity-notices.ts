import { noticeCodes } from '../../frame/shared/notice-codes'

export const amenityNotices = noticeCodes('amenity-reported')
