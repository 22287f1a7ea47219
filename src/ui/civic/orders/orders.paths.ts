export const serviceOrderPath = '/service-order'
export const myOrdersPath = `${serviceOrderPath}?show=mine`
export const orderServePath = '/order-serve'
export const orderServicePath = (serviceId: string) => `${serviceOrderPath}?service=${encodeURIComponent(serviceId)}`
export const orderPath = (id: string) => `/order-detail?id=${encodeURIComponent(id)}`
export const scoresPath = (userId: string) => `/user-evalues?id=${encodeURIComponent(userId)}`
