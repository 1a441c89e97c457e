import { useEffect, useState } from 'react';
import { followProfile, type ProfileState } from '../../data/profile.ts';

/** The profile of a person, live; `retry` asks anew. */
export function useProfile(uid: string | undefined) {
  const [state, setState] = useState<ProfileState>({ state: 'loading' });
  const [turn, setTurn] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- another turn follows it anew.
  useEffect(() => {
    if (uid === undefined) return;
    setState({ state: 'loading' });
    return followProfile(uid, setState);
  }, [uid, turn]);
  return { state, retry: () => setTurn((now) => now + 1) };
}
