"""Random drawings without garments, as negative examples for both networks."""

import math

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageFilter


def colour(random):
    """Returns a random RGB colour."""
    return tuple(int(value) for value in random.integers(0, 256, 3))


def gradient(random, width, height):
    """A plain or shaded surface, sometimes with noise."""
    angle, share = random.uniform(0, 2 * math.pi), random.choice([0, 0.3, 1])
    y, x = np.mgrid[0:height, 0:width]
    ramp = (np.cos(angle) * x / width + np.sin(angle) * y / height) * share
    ramp = (ramp - ramp.min())[..., None]
    pixels = np.array(colour(random)) * (1 - ramp) + np.array(colour(random)) * ramp
    pixels += random.normal(0, random.choice([0, 0, 8, 60]), (height, width, random.choice([1, 3])))
    return Image.fromarray(pixels.clip(0, 255).astype(np.uint8))


def box(random, width, height, largest=0.6):
    """A random rectangle, at most `largest` of the image in width and height."""
    w, h = random.uniform(0.03, largest, 2) * (width, height)
    x, y = random.uniform(-0.1, 0.9, 2) * (width, height)
    return [x, y, x + w, y + h]


def shapes(random, width, height):
    """Ellipses, boxes, lines and polygons over a shaded surface."""
    image = gradient(random, width, height)
    draw = ImageDraw.Draw(image)
    for _ in range(random.integers(1, 25)):
        kind, area = random.integers(4), box(random, width, height)
        if kind == 0:
            draw.ellipse(area, fill=colour(random), outline=colour(random))
        elif kind == 1:
            draw.rounded_rectangle(area, random.integers(1, 12), fill=colour(random))
        elif kind == 2:
            draw.line(area, fill=colour(random), width=int(random.integers(1, 14)))
        else:
            points = random.uniform(0, 1, (random.integers(3, 8), 2)) * (width, height)
            draw.polygon([tuple(point) for point in points], fill=colour(random))
    return image


def screen(random, width, height):
    """A screen of an app: bars, cards and lines that look like text."""
    dark = random.random() < 0.3
    paper, ink = ((20, 20, 24), (225, 225, 230)) if dark else ((250, 250, 250), (40, 40, 46))
    image = Image.new("RGB", (width, height), paper)
    draw = ImageDraw.Draw(image)
    y = 0
    while y < height:
        kind, tall = random.integers(4), int(random.integers(8, 70))
        if kind == 0:
            draw.rectangle([0, y, width, y + tall], fill=colour(random))
        elif kind == 1:
            draw.rounded_rectangle([12, y + 4, width - 12, y + tall], 8, outline=ink)
            draw.ellipse([20, y + 8, 44, y + 32], fill=colour(random))
        else:
            letters(random, draw, [12, y, width - 12, y + tall], ink)
        y += tall + 8
    return image


def letters(random, draw, area, ink):
    """Fills an area with lines of short bars that look like text."""
    line = int(random.integers(3, 12))
    for y in range(int(area[1]), int(area[3]), line * 2):
        x = area[0]
        while x < area[2] * random.uniform(0.6, 1):
            word = random.uniform(line, line * 5)
            draw.rectangle([x, y, min(x + word, area[2]), y + line * 0.7], fill=ink)
            x += word + line * 0.6


def landscape(random, width, height):
    """Sky and hills or sea, with a sun, trees and houses."""
    image = gradient(random, width, height)
    draw = ImageDraw.Draw(image)
    sun = random.uniform(0, 1, 2) * (width, height / 2)
    size = random.uniform(8, 50)
    draw.ellipse([sun[0] - size, sun[1] - size, sun[0] + size, sun[1] + size], fill=colour(random))
    for level in np.sort(random.uniform(0.25, 0.95, random.integers(1, 5))):
        waves = random.uniform(0.3, 5, 2) * 2 * math.pi / width
        steep = random.uniform(0, 40, 2)
        ridge = [
            (x, height * level + steep[0] * math.sin(waves[0] * x) + steep[1] * math.cos(waves[1] * x))
            for x in range(0, width + 8, 8)
        ]
        draw.polygon([*ridge, (width + 8, height), (0, height)], fill=colour(random))
    for _ in range(random.integers(0, 8)):
        x, y = random.uniform(0, width), random.uniform(height * 0.4, height)
        tall, leaf = random.uniform(15, 110), colour(random)
        if random.random() < 0.5:
            draw.rectangle([x - 3, y - tall, x + 3, y], fill=(90, 60, 35))
            draw.ellipse([x - tall / 3, y - tall * 1.4, x + tall / 3, y - tall * 0.5], fill=leaf)
        else:
            draw.rectangle([x - tall / 2, y - tall, x + tall / 2, y], fill=leaf)
            roof = [(x - tall * 0.6, y - tall), (x + tall * 0.6, y - tall), (x, y - tall * 1.5)]
            draw.polygon(roof, fill=colour(random))
    return image


def animal(random, width, height):
    """An animal: a body on legs, a head with ears and eyes, a tail."""
    image = gradient(random, width, height)
    draw = ImageDraw.Draw(image)
    fur, unit = colour(random), min(width, height) * random.uniform(0.08, 0.2)
    x, y = width * random.uniform(0.35, 0.65), height * random.uniform(0.35, 0.65)
    long, tall = unit * random.uniform(0.9, 1.9), unit * random.uniform(0.7, 1.3)
    for leg in np.linspace(-0.8, 0.8, random.integers(2, 5)):
        draw.rectangle(
            [x + leg * long - unit / 8, y, x + leg * long + unit / 8, y + tall * 1.9], fill=fur
        )
    draw.line([x - long, y, x - long * 1.6, y - tall], fill=fur, width=max(2, int(unit / 6)))
    draw.ellipse([x - long, y - tall, x + long, y + tall], fill=fur)
    head_x, head_y, head = x + long * random.uniform(-0.2, 1), y - tall, unit * 0.8
    for side in (-1, 1):
        ear = [(head_x + side * head * 0.9, head_y), (head_x + side * head * 0.2, head_y - head)]
        draw.polygon([*ear, (head_x + side * head, head_y - head * 1.6)], fill=fur)
    draw.ellipse([head_x - head, head_y - head, head_x + head, head_y + head], fill=fur)
    for side in (-0.4, 0.4):
        eye, size = head_x + side * head, head * 0.16
        draw.ellipse([eye - size, head_y - size * 2, eye + size, head_y], fill=colour(random))
    return image


def food(random, width, height):
    """A plate, pan or cup of food from above."""
    image = gradient(random, width, height)
    draw = ImageDraw.Draw(image)
    x, y = width * random.uniform(0.35, 0.65), height * random.uniform(0.35, 0.65)
    size = min(width, height) * random.uniform(0.2, 0.48)
    for share in (1, 0.85, 0.7)[: random.integers(1, 4)]:
        ring = size * share
        draw.ellipse([x - ring, y - ring, x + ring, y + ring], fill=colour(random))
    for _ in range(random.integers(3, 30)):
        angle, far = random.uniform(0, 2 * math.pi), size * random.uniform(0, 0.65)
        at_x, at_y = x + far * math.cos(angle), y + far * math.sin(angle)
        w, h = random.uniform(0.03, 0.3, 2) * size
        draw.ellipse([at_x - w, at_y - h, at_x + w, at_y + h], fill=colour(random))
    return image


KINDS = (gradient, shapes, screen, landscape, animal, food)


def draw_negatives(count, size, seed):
    """Draws images [count, 3, height, width] in 0..255 without garments, the same for the same seed."""
    random = np.random.default_rng(seed)
    images = []
    for number in range(count):
        image = KINDS[number % len(KINDS)](random, size[1], size[0]).convert("RGB")
        if random.random() < 0.4:
            image = image.filter(ImageFilter.GaussianBlur(random.uniform(0.5, 3)))
        images.append(torch.from_numpy(np.array(image)).permute(2, 0, 1))
    return torch.stack(images)
