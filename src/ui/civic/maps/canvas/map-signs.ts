import type { PlaceSort } from '../../../../domain/civic/maps/map-place'

/** The sorts of place differ by their outline and by the sign within it, not by their colour alone. */
export const signs: Readonly<Record<PlaceSort, { readonly outline: string; readonly sign: string }>> = {
  venue: {
    outline: 'M4 1h20a3 3 0 0 1 3 3v17a3 3 0 0 1-3 3h-5.5L14 29.5 9.5 24H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z',
    sign: 'M7 12.5 14 6l7 6.5M9 11.5V19h10v-7.5M12.5 19v-4h3v4',
  },
  amenity: {
    outline: 'M9 1h10l7.5 7.5v9L19 24.5l-5 5-5-5-7.5-7v-9z',
    sign: 'M14 8.2a4.8 4.8 0 1 1-.01 0zM14 12.2v1.6',
  },
  activity: {
    outline:
      'M14 1a12.5 12.5 0 0 1 12.5 12.5c0 5.2-3.1 9-6.6 11.4L14 29.5l-5.9-4.6C4.6 22.5 1.5 18.7 1.5 13.5A12.5 12.5 0 0 1 14 1z',
    sign: 'm14 6.5 2.1 4.4 4.8.6-3.5 3.3.9 4.8L14 17.2l-4.3 2.4.9-4.8-3.5-3.3 4.8-.6z',
  },
}
