import { type MethodTable, method } from './method.ts';
import { float, type ValueOf } from './value.ts';

type LatLng = ValueOf<'latlng'>;

/** Mean radius of the Earth in metres (IUGG). */
const EARTH_RADIUS = 6_371_008.8;

/** Methods of `rules.LatLng`; distances in metres along the great circle. */
export const latlngMethods: MethodTable<LatLng> = {
  distance: method(['latlng'], (self, other) => float(haversine(self, other))),
  latitude: method([], (self) => float(self.latitude)),
  longitude: method([], (self) => float(self.longitude)),
};

function haversine(from: LatLng, to: LatLng): number {
  const [a, b] = [radians(from.latitude), radians(to.latitude)];
  const halfLatitude = Math.sin((b - a) / 2);
  const halfLongitude = Math.sin(radians(to.longitude - from.longitude) / 2);
  const chord = halfLatitude ** 2 + Math.cos(a) * Math.cos(b) * halfLongitude ** 2;
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
