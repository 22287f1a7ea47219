/**
 * The address that opens the navigation of Amap to a place, in Amap's app where it is installed. Positions are WGS-84,
 * and the address says so, so that Amap converts them.
 */
export function directionsUrl(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  name: string,
): string {
  const to = encodeURIComponent(`${longitude},${latitude},${name.replaceAll(',', ' ')}`)
  return `https://uri.amap.com/navigation?to=${to}&coordinate=wgs84&callnative=1`
}
