import { describe, expect, it } from 'vitest';
import { POSES } from '../../stories/character.ts';
import { hipOf, JOINTS, legPoints } from './pose.ts';

const STANDING = POSES.filter((pose) => JOINTS[pose].air === undefined);

/** What of a leg is how far above the ground: hip, knee and the sole of the shoe. */
function heights(pose: (typeof POSES)[number]) {
  const joints = JOINTS[pose];
  const hip = hipOf(joints);
  return [joints.nearLeg, joints.farLeg].map((angles) => {
    const points = legPoints(hip, angles);
    return { hip: -points.hip[1], knee: -points.knee[1], sole: -points.ankle[1] - 18 };
  });
}

describe('a pose', () => {
  it('has the ground under somebody unless they fly or fall', () => {
    expect(POSES.filter((pose) => !STANDING.includes(pose))).toEqual(['fly', 'fall']);
  });

  it.each(STANDING)('touches the ground and does not sink into it: %s', (pose) => {
    const legs = heights(pose);
    const lowest = legs.flatMap(({ hip, knee, sole }) => [hip - 30, knee - 20, sole]);
    expect(Math.min(...lowest)).toBeCloseTo(0);
  });

  it('sits on the ground with bent knees, and kneels on one of them', () => {
    for (const { hip, knee, sole } of heights('sit')) {
      expect(hip).toBeLessThan(60);
      expect(knee).toBeGreaterThan(hip);
      expect(sole).toBeLessThan(20);
    }
    expect(heights('kneel').filter(({ knee }) => knee < 30)).toHaveLength(1);
  });

  it('bends no knee forward, but for the little that a straight leg gives', () => {
    for (const pose of POSES)
      for (const [thigh, shin] of [JOINTS[pose].nearLeg, JOINTS[pose].farLeg])
        expect(shin - thigh, pose).toBeLessThanOrEqual(8);
  });
});
