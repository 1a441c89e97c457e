import { type Builtin, builtin } from '../types/method.ts';
import { failure } from '../types/value.ts';

const NUMBER = ['int', 'float'] as const;

/** The `latlng` namespace. */
export const latlngNamespace: Readonly<Record<string, Builtin>> = {
  value: builtin([NUMBER, NUMBER], (latitudeValue, longitudeValue) => {
    const latitude = Number(latitudeValue.value);
    const longitude = Number(longitudeValue.value);
    return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
      ? { kind: 'latlng', latitude, longitude }
      : failure('Latitude or longitude is out of range.');
  }),
};
