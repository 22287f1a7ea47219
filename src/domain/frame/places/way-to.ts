/**
 * The address that opens a map's navigation to a place, in the map's own app where there is one. Positions are WGS-84,
 * and the address says so, so that the map converts them.
 */
export function wayTo(
  { latitude, longitude }: { readonly latitude: number; readonly longitude: number },
  name: string,
): string {
  const to = encodeURIComponent(`${longitude},${latitude},${name.replaceAll(',', ' ')}`)
  return `https://uri.amap.com/navigation?to=${to}&coordinate=wgs84&callnative=1`
}
