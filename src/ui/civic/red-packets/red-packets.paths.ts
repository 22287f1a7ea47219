export const redPacketPath = '/red-packet'
