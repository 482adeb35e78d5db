import { along, corner, type Point, points } from '../core/geometry.ts';

/** Proportions and pose of a figure on a canvas of 900 x 1200 px. */

export type BuildName = 'slim' | 'average' | 'athletic' | 'broad' | 'curvy' | 'plus';
export type PoseName = 'still' | 'pocket' | 'pocketR' | 'step' | 'hip' | 'lapel';

/** Half widths in px; `arm` and `leg` are factors of the girth. */
interface Build {
  readonly sh: number;
  readonly chest: number;
  readonly waist: number;
  readonly hip: number;
  readonly arm: number;
  readonly leg: number;
}

/** Offsets of elbow and wrist from the shoulder, outwards and down. */
type ArmPose = readonly [elbowX: number, elbowY: number, wristX: number, wristY: number];

interface Pose {
  /** Shift of the pelvis, px. */
  readonly px: number;
  /** Tilt of the shoulders, degrees. */
  readonly tilt: number;
  readonly head: number;
  readonly l: ArmPose;
  readonly r: ArmPose;
  /** Sideways offsets of knee and ankle, for the left and the right leg. */
  readonly kl: readonly [knee: number, ankle: number];
  readonly kr: readonly [knee: number, ankle: number];
  /** Side of the hand that is in a pocket. */
  readonly pocket?: -1 | 1;
  /** Position of the right hand. */
  readonly bent?: 'hip' | 'lapel';
  /** Lift of the right foot, px. */
  readonly lift?: number;
}

const BUILDS: Readonly<Record<BuildName, Build>> = {
  slim: { sh: 84, chest: 64, waist: 53, hip: 70, arm: 0.9, leg: 0.92 },
  average: { sh: 92, chest: 73, waist: 63, hip: 80, arm: 1, leg: 1.05 },
  athletic: { sh: 104, chest: 83, waist: 67, hip: 78, arm: 1.16, leg: 1.1 },
  broad: { sh: 110, chest: 90, waist: 77, hip: 84, arm: 1.24, leg: 1.14 },
  curvy: { sh: 92, chest: 82, waist: 68, hip: 96, arm: 1.14, leg: 1.26 },
  plus: { sh: 100, chest: 97, waist: 92, hip: 112, arm: 1.36, leg: 1.42 },
};

const POSES: Readonly<Record<PoseName, Pose>> = {
  still: {
    px: 12,
    tilt: 4,
    head: 1,
    l: [16, 148, 12, 288],
    r: [17, 148, 16, 286],
    kl: [-14, -26],
    kr: [-4, -8],
  },
  pocket: {
    px: -18,
    tilt: -5,
    head: -3,
    l: [40, 142, 14, 262],
    r: [15, 150, 14, 288],
    kl: [6, 14],
    kr: [18, 36],
    pocket: -1,
  },
  pocketR: {
    px: 18,
    tilt: 5,
    head: 3,
    l: [16, 150, 14, 288],
    r: [42, 140, 14, 262],
    kl: [-18, -34],
    kr: [-6, -14],
    pocket: 1,
  },
  step: {
    px: 4,
    tilt: 1,
    head: -2,
    l: [20, 148, 26, 284],
    r: [16, 150, 6, 288],
    kl: [8, 18],
    kr: [-4, -6],
    lift: -14,
  },
  hip: {
    px: 18,
    tilt: 5,
    head: -3,
    l: [15, 150, 10, 288],
    r: [64, 122, 4, 212],
    kl: [-16, -32],
    kr: [-4, -12],
    bent: 'hip',
  },
  lapel: {
    px: -15,
    tilt: -4,
    head: 3,
    l: [14, 150, 14, 288],
    r: [36, 146, -42, 92],
    kl: [5, 10],
    kr: [16, 32],
    bent: 'lapel',
  },
};

export const POSE_NAMES = Object.keys(POSES) as readonly PoseName[];

/** The joints of a leg. */
interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  readonly lift: number;
}

/**
 * A posed body: half widths, and functions that return its lines in px. `side` is 1 on the viewer's right.
 */
export interface BodyLines extends Omit<Build, 'arm' | 'leg'> {
  readonly armGirth: number;
  readonly legGirth: number;
  readonly pose: Pose;
  /** x of the middle of the shoulders. */
  readonly sx: number;
  /** x of the centre line at a height. */
  cx(y: number): number;
  /** Half width at a height. */
  w(y: number): number;
  /** Vertical offset of the tilted shoulders at `x`. */
  ty(x: number): number;
  readonly head: readonly [x: number, y: number, tilt: number];
  arm(side: number): readonly [shoulder: Point, elbow: Point, wrist: Point];
  leg(side: number): Leg;
}

/** Creates the body of a build in a pose. */
export function makeBody(build: BuildName, poseName: PoseName): BodyLines {
  const b = BUILDS[build];
  const pose = POSES[poseName];
  const sx = 450 - pose.px * 0.35;
  const px = 450 + pose.px;
  const center = points`280,${sx} 390,${sx + (px - sx) * 0.15} 478,${sx + (px - sx) * 0.55} 590,${px}`;
  const widths = points`292,${b.sh} 355,${b.chest} 400,${b.chest * 0.98} 478,${b.waist} 575,${b.hip} 640,${b.hip}`;
  const ty = (x: number) => ((x - sx) / 100) * -pose.tilt * 1.4;
  return {
    ...b,
    armGirth: b.arm,
    legGirth: b.leg,
    pose,
    sx,
    cx: (y) => along(center, y),
    w: (y) => along(widths, y),
    ty,
    head: [sx + pose.head * 0.6, 183, pose.head * 1.3],
    arm(side) {
      const a = side < 0 ? pose.l : pose.r;
      const x = sx + side * (b.sh - 14);
      const y = 308 + ty(x);
      const wide = Math.max(0, b.hip - 78) * 0.75;
      return [
        [x, y],
        [x + side * (a[0] + wide * 0.5), y + a[1]],
        [x + side * (a[2] + (a[3] > 250 ? wide : wide * 0.7)), y + a[3]],
      ];
    },
    leg(side) {
      const k = side < 0 ? pose.kl : pose.kr;
      const spread = b.hip * 0.44 * 1.1;
      const lift = side > 0 ? (pose.lift ?? 0) : 0;
      return {
        hip: [px + side * b.hip * 0.5, 584],
        knee: [px * 0.7 + 450 * 0.3 + side * spread + k[0], 834 + lift],
        ankle: [450 + pose.px * 0.3 + side * spread + k[1], 1052 + lift],
        lift,
      };
    },
  };
}

/** Returns a point at `x` from the centre line at a height, with the tilt of the shoulders. */
export const onBody = (body: BodyLines, side: number, x: number, y: number): Point => [
  body.cx(y) + side * x,
  y + (y > 255 && y < 345 ? body.ty(body.sx + side * x) : 0),
];

/** Parses an outline whose points are offsets from the centre line on one side of the body. */
export const outlineOn =
  (body: BodyLines, side: number) =>
  (strings: TemplateStringsArray, ...values: number[]): Point[] =>
    points(strings, ...values).map((p) => {
      const at = onBody(body, side, p[0], p[1]);
      return p[2] ? corner(at) : at;
    });
